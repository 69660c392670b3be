/** A page as it looked. */
export interface Picture {
  readonly page: string;
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  /** Beside the board. */
  readonly file: string;
}

/** A rule of axe that an element breaks. */
export interface Finding {
  readonly page: string;
  /** Width and colors. */
  readonly look: string;
  readonly rule: string;
  /** A selector. */
  readonly target: string;
}

const style = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; background: #fff; color: #222; }
nav { display: flex; flex-wrap: wrap; gap: 8px 16px; }
.looks { display: flex; gap: 24px; align-items: flex-start; overflow-x: auto; padding-block: 12px; }
figure { margin: 0; flex: none; }
img { display: block; border: 1px solid #bbb; inline-size: 390px; }
img.wide { inline-size: 800px; }
`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const idOf = (page: string): string => page.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** Returns the board as HTML: each page in every look, with what axe found on it. */
export function boardPage(pictures: readonly Picture[], findings: readonly Finding[]): string {
  const pages = [...new Set([...pictures, ...findings].map(({ page }) => page))];
  const links = pages.map((page) => `<a href="#${idOf(page)}">${escaped(page)}</a>`).join('\n');
  const sections = pages.map((page) => {
    const looks = pictures.filter((picture) => picture.page === page);
    const found = findings.filter((finding) => finding.page === page);
    const list = found.map(({ look, rule, target }) => `<li>${escaped(`${rule}: ${target} (${look})`)}</li>`).join('\n');
    const figures = looks.map(
      ({ width, scheme, file }) =>
        `<figure><figcaption>${width} px, ${scheme}</figcaption><a href="${file}"><img ${width > 390 ? 'class="wide" ' : ''}src="${file}" alt="" loading="lazy"></a></figure>`,
    );
    return `<h2 id="${idOf(page)}">${escaped(page)}</h2>\n<ul>${list}</ul>\n<div class="looks">${figures.join('\n')}</div>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Pages</title><style>${style}</style></head>
<body><h1>Pages</h1><p>${findings.length} findings of axe.</p><nav>${links}</nav>
${sections.join('\n')}</body></html>`;
}
