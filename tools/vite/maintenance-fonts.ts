import type { Plugin } from 'vite';

/** The fonts of the site by the beginning of their files, as the maintenance page names them. */
const fonts = {
  'young-serif-latin-400-normal': { family: 'Young Serif', weight: '400' },
  'figtree-latin-wght-normal': { family: 'Figtree Variable', weight: '300 900' },
} as const;

/** A style sheet of the site's fonts for the maintenance page, which is a file of its own and does not know their hashed names. */
export function maintenanceFonts(): Plugin {
  return {
    name: 'site-maintenance-fonts',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle);
      const faces = Object.entries(fonts).map(([start, { family, weight }]) => {
        const file = files.find((name) => name.startsWith(`assets/${start}`) && name.endsWith('.woff2'));
        if (file === undefined) throw new Error(`The build has no font ${start}.`);
        return `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(/${file}) format('woff2')}\n`;
      });
      this.emitFile({ type: 'asset', fileName: 'maintenance/fonts.css', source: faces.join('') });
    },
  };
}
