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
  /** The URL of a page about the applicant. May be empty. */
  link: string;
  message: string;
}

export interface CareersContent extends PageOpening {
  figures: readonly PageFigure[];
  values: { title: string; items: readonly { id: string; title: string; text: string }[] };
  positionsTitle: string;
  departmentsLabel: string;
  /** The departments, after the choice of all departments. */
  departments: readonly { value: Department | 'all'; label: string }[];
  positions: readonly Position[];
  /** « 6 postes ». Announced at each change. */
  countPositions: (count: number) => string;
  /** Shown if the department has no position. */
  empty: (department: string) => string;
  /** The label of the skills of a position. */
  skillsLabel: string;
  /** « Postuler ». */
  applyLabel: string;
  benefits: { title: string; items: readonly { id: string; title: string; text: string }[] };
  /** The form for an application, spontaneous or not. */
  form: FormTexts & {
    fields: Record<keyof ApplicationValues, FieldText>;
    /** The option that names no position. */
    spontaneous: string;
  };
}
