import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FooterKind } from '#domain/navigation/footer.ts';
import '#src/text/lazy/footer.ts';
import { text, type TextKey } from '#src/text/text.ts';
import * as css from './Footer.css.ts';

export interface FooterProps {
  readonly kind: FooterKind;
  /** Addresses of other sites. */
  readonly urls: Readonly<Record<'catering' | 'support' | 'privacy' | 'terms' | 'accessibility', string>>;
  readonly offersGroup: boolean;
  readonly year: number;
}

/** Help, the small print, and on a full one the start of an order, of a group's, and of catering (NAV-03, NAV-04). */
export const Footer = ({ kind, urls, offersGroup, year }: FooterProps) => (
  <div className={css.inside}>
    {kind === 'full' && (
      <div className={css.columns}>
        <div>
          <p className={css.brand}>{text('app.name')}</p>
          <p className={css.promise}>{text('footer.promise')}</p>
        </div>
        <Column heading="footer.order">
          <Link to="/app/startOrder.html" className={css.link}>
            {text('footer.start')}
          </Link>
          {offersGroup && (
            <Link to="/app/startOrder.html" search={{ groupOrder: 'true' }} className={css.link}>
              {text('footer.group')}
            </Link>
          )}
          <Away href={urls.catering} words="footer.catering" />
        </Column>
        <Column heading="footer.help">
          <Away href={urls.support} words="footer.support" />
          <Away href={urls.accessibility} words="footer.accessibility" />
        </Column>
      </div>
    )}
    <div className={css.line}>
      <p>{text('footer.rights', { year: String(year) })}</p>
      <ul className={css.links}>
        {kind === 'limited' && (
          <li>
            <Away href={urls.support} words="footer.help" />
          </li>
        )}
        <li>
          <Away href={urls.privacy} words="footer.privacy" />
        </li>
        <li>
          <Away href={urls.terms} words="footer.terms" />
        </li>
        {kind === 'limited' && (
          <li>
            <Away href={urls.accessibility} words="footer.accessibility" />
          </li>
        )}
      </ul>
    </div>
  </div>
);

function Column({ heading, children }: { readonly heading: TextKey; readonly children: readonly ReactNode[] }) {
  return (
    <nav aria-label={text(heading)}>
      <p className={css.heading}>{text(heading)}</p>
      <ul>{children.map((child, at) => child && <li key={at}>{child}</li>)}</ul>
    </nav>
  );
}

const Away = ({ href, words }: { readonly href: string; readonly words: TextKey }) => (
  <a href={href} className={css.link} rel="noopener">
    {text(words)}
  </a>
);
