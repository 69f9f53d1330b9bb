import { mapNames } from '@lively/engine';
import { emptyEventDraft } from '@lively/machines';
import type { EventFieldName, EventFormLabels } from '@lively/ui/screens';
import type { CustomTypeOptions, TFunction } from 'i18next';

const { otherDates: _, ...texts } = emptyEventDraft;
const fieldNames = [...(Object.keys(texts) as EventFieldName[]), 'image'] as const;
/** Every hint that is written: one that is not shown, or not written, does not compile. */
const hints: Record<keyof CustomTypeOptions['resources']['eventForm']['hints'], true> = {
  title: true,
  lineup: true,
  location: true,
  venue: true,
  endTime: true,
  access: true,
  features: true,
  price: true,
  ticketUrl: true,
  organizerUrl: true,
  organizerContact: true,
  image: true,
};
const withHint = Object.keys(hints) as (keyof typeof hints)[];
const sections = ['essentials', 'more', 'preview'] as const;
const folds = ['times', 'place', 'price', 'story', 'picture', 'organizer'] as const;

/** Every text of the form of an event: of a new one, or of one that exists. */
export function toEventFormLabels(
  t: TFunction<['eventForm', 'common', 'taxonomy']>,
  { isNew, problems }: { isNew: boolean; problems: number },
): EventFormLabels {
  const own = isNew ? 'create' : 'edit';
  return {
    title: t(`${own}.title`),
    text: t(`${own}.text`),
    sections: mapNames(sections, (name) => ({ title: t(`sections.${name}.title`), text: t(`sections.${name}.text`) })),
    folds: mapNames(folds, (name) => ({ title: t(`folds.${name}.title`), empty: t(`folds.${name}.empty`) })),
    fields: mapNames(fieldNames, (name) => t(`fields.${name}`)),
    hints: mapNames(withHint, (name) => t(`hints.${name}`)),
    optional: t('optional'),
    otherDates: {
      add: t('otherDates.add'),
      needs: t('otherDates.needs'),
      name: (number) => t('otherDates.name', { number }),
      remove: (number) => t('otherDates.remove', { number }),
    },
    categoryPlaceholder: t('categoryPlaceholder'),
    communes: {
      clear: t('communes.clear'),
      none: t('communes.none'),
      loading: t('communes.loading'),
      failed: t('communes.failed'),
    },
    capacity: { decrease: t('capacity.decrease'), increase: t('capacity.increase') },
    image: { choose: t('drop.choose'), remove: t('drop.remove') },
    crop: t('crop'),
    posterNote: t('posterNote'),
    submit: t(`${own}.submit`),
    submitting: t(`${own}.submitting`),
    saved: t(`${own}.saved`),
    leaving: { label: t(`${own}.leaving`), hint: t('leavingHint') },
    stay: t('stay'),
    view: t('view'),
    cancel: t('cancel'),
    errorSummary: t('errorSummary', { count: problems, number: problems }),
  };
}
