/* The app's types and keys that a server may import. The server loads the app's code at run time. */

export { radii } from '../data/EventQuery.ts';
export { type EventKind, eventKinds } from '../data/eventKinds.ts';
export type { FormAnswer } from '../data/FormAnswer';
export type { Language } from '../i18n/languages';
export { lineParameter, placeParameter } from '../navigation/lineParameter.ts';
export { type MailLink, readMailLink } from '../navigation/readMailLink.ts';
export { publishableKey } from '../supabase/publishableKey.ts';
export type { AssistantAnswers, AssistantEvent, AssistantList, AssistantSearch } from './assistants/AssistantAnswers';
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
export type {
  WidgetContent,
  WidgetEvent,
  WidgetPeriod,
  WidgetRequest,
  WidgetSearch,
  Widgets,
} from './widgets/WidgetContent';
