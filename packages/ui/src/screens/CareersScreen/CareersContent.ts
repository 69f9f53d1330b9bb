import type { PageFigure } from '../page/Figures';
import type { FieldText, FormTexts } from '../page/FormTexts';
import type { PageOpening } from '../page/PageMeta';

export type Department = 'tech' | 'design' | 'product' | 'business' | 'marketing';

export interface Position {
  id: string;
  title: string;
  department: Department;
  location: string;
  /** « CDI ». */
  contract: string;
  /** « 3 ans et plus ». */
  experience: string;
  description: string;
  skills: readonly string[];
}

export interface ApplicationValues {
  name: string;
  email: string;
  /** The id of a position, or `spontaneous`. */
  position: string;
  /** URL of a page about oneself. May be empty. */
  link: string;
  message: string;
}

export interface CareersContent extends PageOpening {
  figures: readonly PageFigure[];
  values: { title: string; items: readonly { id: string; title: string; text: string }[] };
  positionsTitle: string;
  departmentsLabel: string;
  /** All of them first. */
  departments: readonly { value: Department | 'all'; label: string }[];
  positions: readonly Position[];
  /** « 6 postes ». Said aloud at each change. */
  countPositions: (count: number) => string;
  /** No position in this department. */
  empty: (department: string) => string;
  /** What the skills of a position are called. */
  skillsLabel: string;
  /** « Postuler ». */
  applyLabel: string;
  benefits: { title: string; items: readonly { id: string; title: string; text: string }[] };
  /** The spontaneous application, and any other. */
  form: FormTexts & {
    fields: Record<keyof ApplicationValues, FieldText>;
    /** The answer that names no position. */
    spontaneous: string;
  };
}
