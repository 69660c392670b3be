/** The content is at least as high as this, so that the footer keeps its place while a page loads: a CSS length (UI-11). */
export const contentMinHeight = (viewport: string, header: string): string => `calc(${viewport} - ${header} - 30px)`;
