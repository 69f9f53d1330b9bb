/* What a server may import of the app. Its code is loaded when the server runs; this is its type, and the key it asks with. */
export type { FormAnswer } from '../data/FormAnswer';
export type { Language } from '../i18n/languages';
export { publishableKey } from '../supabase/publishableKey.ts';
export type {
  FeedFormat,
  FeedOptions,
  PrerenderedPage,
  Renderer,
  RenderPage,
  ServedPage,
  Share,
  SiteFacts,
} from './Renderer';
