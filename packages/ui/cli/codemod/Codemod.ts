import type { SourceModule } from './SourceModule';

/** A breaking change of the library, and what rewrites the code of a project for it. */
export interface Codemod {
  /** What it does to the code: one sentence, for the list of the command. */
  description: string;
  /** Changes the syntax tree of a module. What only its author can decide becomes a note (`SourceModule.note`). */
  change: (module: SourceModule) => void;
  /** Changes a stylesheet. Leave it out where stylesheets are not concerned. */
  changeStylesheet?: (stylesheet: string) => string;
}
