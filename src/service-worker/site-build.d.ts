/** What the build knows of itself; written by `tools/vite/service-worker.ts`. */
declare module 'virtual:site-build' {
  /** Scripts, styles and fonts that a page may load, without the sandbox and the inspector. */
  export const files: readonly { readonly url: string; readonly integrity: string }[];
  /** Folder of the pictures of the menu: `/assets/pictures-1a2b/`. */
  export const pictures: string;
  /** The hash of the import map that every page of this build has. */
  export const importMapHash: string;
  export const pages: import('./pages.ts').SitePages;
}
