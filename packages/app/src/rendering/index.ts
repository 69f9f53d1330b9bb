/* What a server may import of the app. Its code is loaded when the server runs; these are its
 * types, the key it asks with, and the parameter of a search line. */
export type { FormAnswer } from '../data/FormAnswer';
export type { Language } from '../i18n/languages';
export { lineParameter } from '../navigation/lineParameter.ts';
export { publishableKey } from '../supabase/publishableKey.ts';
export type {
  AnsweredPoll,
  FeedFormat,
  FeedOptions,
  PollShare,
  PrerenderedPage,
  RenderedCalendar,
  Renderer,
  RenderPage,
  ServedPage,
  Share,
  SiteFacts,
} from './Renderer';
