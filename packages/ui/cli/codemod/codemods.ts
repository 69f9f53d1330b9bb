import type { Codemod } from './Codemod';
import { bookingCardVotes } from './changes/bookingCardVotes';
import { eventCardReasons } from './changes/eventCardReasons';
import { layerName } from './changes/layerName';
import { resetStylesheet } from './changes/resetStylesheet';
import { systemTheme } from './changes/systemTheme';
import { toastHeldChange } from './changes/toastHeldChange';
import { valueFieldProps } from './changes/valueFieldProps';
import { widgetsScreenBuilder } from './changes/widgetsScreenBuilder';

/** The codemods by their name in the command, one for each breaking change, the oldest first. The changelog refers to them. */
export const codemods: Readonly<Record<string, Codemod>> = {
  'value-field-props': valueFieldProps,
  'toast-held-change': toastHeldChange,
  'reset-stylesheet': resetStylesheet,
  'booking-card-votes': bookingCardVotes,
  'event-card-reasons': eventCardReasons,
  'system-theme': systemTheme,
  'layer-name': layerName,
  'widgets-screen-builder': widgetsScreenBuilder,
};
