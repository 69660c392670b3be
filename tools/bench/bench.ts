import { mkdirSync, writeFileSync } from 'node:fs';
import { outcomes } from './goals.ts';
import { benchInteractions } from './interactions.ts';
import { benchLoad, benchWeights } from './load.ts';
import { benchMemory } from './memory.ts';
import { benchPaths } from './paths.ts';
import { printed } from './print.ts';
import { profileSlowest } from './profile.ts';
import { subjects, type Report, type Subject } from './report.ts';
import { benchRules } from './rules.ts';
import { openSites, type Sites } from './sites.ts';
import { benchStart } from './start.ts';

const isSubject = (word: string): word is Subject => subjects.some((subject) => subject === word);

/**
 * `npm run bench [-- paths|rules|site|load|interactions|memory …]`: figures and goals of one run, into `reports/bench.json`. `-- profile` says
 * where the time of the slowest taps goes.
 */
async function bench(words: readonly string[]) {
  if (words.length === 1 && words[0] === 'profile') return console.log(await profileSlowest());
  const unknown = words.filter((word) => !isSubject(word));
  if (unknown.length > 0) throw new Error(`The bench measures ${subjects.join(', ')}, and not ${unknown.join(', ')}.`);
  const isAsked = (subject: Subject) => words.length === 0 || words.includes(subject);
  const paths = isAsked('paths') ? { paths: await benchPaths() } : {};
  const rules = isAsked('rules') ? { rules: benchRules() } : {};
  const report: Report = { ...paths, ...rules, ...(subjects.slice(2).some(isAsked) && (await benchSites(isAsked))) };
  const goals = outcomes(report);
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/bench.json', JSON.stringify({ ...report, goals }, null, 2));
  console.log(printed(report, goals));
}

async function benchSites(isAsked: (subject: Subject) => boolean): Promise<Report> {
  const sites = await openSites();
  try {
    return {
      ...(isAsked('site') && { site: await benchSite(sites) }),
      ...(isAsked('load') && { load: await benchLoad(sites) }),
      ...(isAsked('interactions') && { interactions: await benchInteractions(sites) }),
      ...(isAsked('memory') && { memory: await benchMemory(sites) }),
    };
  } finally {
    sites.close();
  }
}

const benchSite = async (sites: Sites) => ({ buildMs: sites.buildMs, startMs: await benchStart(), ...(await benchWeights(sites)) });

await bench(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
