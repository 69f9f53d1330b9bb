import type { PageFigure } from '../page/Figures';
import type { PageLink } from '../page/PageLink';
import type { PageOpening } from '../page/PageMeta';

export interface ApiEndpoint {
  id: string;
  method: 'GET' | 'POST';
  path: string;
  text: string;
  parameters: readonly { name: string; text: string }[];
}

export interface ApiContent extends PageOpening {
  figures: readonly PageFigure[];
  features: { title: string; items: readonly { id: string; title: string; text: string }[] };
  endpoints: { title: string; text: string; parametersLabel: string; items: readonly ApiEndpoint[] };
  authentication: { title: string; text: string };
  example: { title: string; text: string; requestLabel: string; request: string; answerLabel: string; answer: string };
  plan: { title: string; price: string; items: readonly string[]; action: PageLink; note: string };
}
