/** Deliberately unlike the brand, so that it is not taken for a part of the product. */
export const style = `
:host { all: initial; color-scheme: light dark; }
* { box-sizing: border-box; font: 13px/1.5 ui-monospace, monospace; color: light-dark(#111, #eee); }
.tab { position: fixed; z-index: 50; left: 0; top: 40%; writing-mode: vertical-rl; min-block-size: 44px; padding: 10px 5px;
  border: 1px dashed currentColor; border-left: 0; background: light-dark(#fff, #222); cursor: pointer; }
/* A narrower page has controls at its edges: there the tab comes after all else. */
@media (max-width: 1199px) {
  .tab { position: static; display: block; margin-inline: auto; writing-mode: horizontal-tb; padding: 5px 24px; border: 1px dashed currentColor; border-bottom: 0; }
}
dialog { margin: 0; inline-size: min(380px, 100vw); block-size: 100dvh; max-block-size: 100dvh; padding: 16px; border: 0;
  border-inline-end: 1px dashed currentColor; background: light-dark(#fff, #181818); overflow: auto; }
h1, h2 { margin: 0; font-weight: 700; }
section { padding-block: 12px; border-block-start: 1px dashed light-dark(#999, #666); }
ul { margin: 0; padding: 0; list-style: none; }
li { padding-block: 6px; overflow-wrap: anywhere; }
button, select, input { min-block-size: 32px; max-inline-size: 100%; padding: 4px 8px; border: 1px solid light-dark(#666, #999); background: none; }
button { cursor: pointer; }
input[type='checkbox'] { min-block-size: auto; inline-size: 20px; block-size: 20px; }
label:has(input) { display: flex; align-items: center; gap: 8px; min-block-size: 24px; cursor: pointer; }
.row { display: flex; flex-wrap: wrap; gap: 8px; }
:focus-visible { outline: 3px solid light-dark(#1a5fa8, #8fc3ff); outline-offset: 2px; }
`;
