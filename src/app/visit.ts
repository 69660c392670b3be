import type { CampaignParams } from '#domain/navigation/query.ts';
import { pageBefore, pagesAfter, type RecentPages } from '#domain/navigation/recent.ts';

/** A page that the guest came to. */
export interface PageView {
  /** Path and query. */
  readonly page: string;
  /** The text key of its title. */
  readonly title: string;
}

interface Arrival extends PageView {
  /** The path before; null at the beginning of the visit. */
  readonly from: string | null;
  readonly nco: string | null;
}

/** What one visit remembers of its pages and of what their addresses asked for (ROUTES-39 to -43, QUERY). */
export interface Visit {
  readonly recent: () => RecentPages;
  /** ROUTES-41. */
  readonly nco: () => string | null;
  /** Stores what an address asked for. */
  readonly setCampaignParams: (campaignParams: CampaignParams) => void;
  readonly arrive: (arrival: Arrival) => void;
  /** The page to walk back to, or null (ROUTES-43). Coming to it next counts as walking back. */
  readonly back: (current: string) => string | null;
}

interface VisitEvents {
  readonly onPageView: (view: PageView) => void;
  readonly onCampaignParams: (campaignParams: CampaignParams) => void;
}

export function createVisit({ onPageView, onCampaignParams }: VisitEvents): Visit {
  let recent: RecentPages = [];
  let nco: string | null = null;
  let returningTo: string | null = null;
  return {
    recent: () => recent,
    nco: () => nco,
    setCampaignParams: onCampaignParams,
    arrive({ page, title, from, nco: flag }) {
      recent = pagesAfter(recent, page, { isReturn: page === returningTo });
      returningTo = null;
      nco = flag;
      if (from !== '/') onPageView({ page, title });
    },
    back(current) {
      returningTo = pageBefore(recent, current);
      return returningTo;
    },
  };
}
