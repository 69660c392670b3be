/** Version of a flow, from its transition table and those of the flows inside it; written by `tools/vite/flow-version.ts`. */
declare module 'virtual:flow-version/*' {
  const version: string;
  export default version;
}
