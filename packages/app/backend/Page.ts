/** A page as `src/prerender.tsx` renders it. */
export interface Page {
  path: string;
  address: string;
  language: string;
  markup: string;
  modules: readonly string[];
}
