import type { SourceModule } from './SourceModule';

/** A migration of a project's code for a breaking change of the library. */
export interface Codemod {
  /** The change to the code, in one sentence for the list of the command. */
  description: string;
  /** Changes the syntax tree of a module. A decision of the module's author becomes a note (`SourceModule.note`). */
  change: (module: SourceModule) => void;
  /** Changes a stylesheet. Omit it if the breaking change does not concern stylesheets. */
  changeStylesheet?: (stylesheet: string) => string;
  /** Changes an HTML file. Omit it if the breaking change does not concern them. */
  changePage?: (html: string) => string;
}
