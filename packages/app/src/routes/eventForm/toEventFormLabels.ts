import { mapNames } from '@lively/engine';
import { emptyEventDraft } from '@lively/machines';
import { type EventFieldName, type EventFormLabels, eventFoldNames } from '@lively/ui/screens';
import type { TFunction } from 'i18next';

const { otherDates: _dates, imageFocus: _focus, ...texts } = emptyEventDraft;
const fieldNames = [...(Object.keys(texts) as EventFieldName[]), 'image'] as const;
const attendances = ['on_site', 'online', 'hybrid'] as const;
const sections = ['essentials', 'more', 'preview'] as const;

/** Returns every text of the form, for a new or an existing event. */
export function toEventFormLabels(
  t: TFunction<['eventForm', 'common', 'taxonomy']>,
  options: { isNew: boolean; attendance: string; problems: number; priceHint: string },
): EventFormLabels {
  const { isNew, attendance, problems, priceHint } = options;
  const isRemote = attendance !== 'on_site';
  const own = isNew ? 'create' : 'edit';
  return {
    title: t(`${own}.title`),
    text: t(`${own}.text`),
    sections: mapNames(sections, (name) => ({ title: t(`sections.${name}.title`), text: t(`sections.${name}.text`) })),
    folds: mapNames(eventFoldNames, (name) => ({ title: t(`folds.${name}.title`), empty: t(`folds.${name}.empty`) })),
    fields: {
      ...mapNames(fieldNames, (name) => t(`fields.${name}`)),
      ...(isRemote && { ticketUrl: t(attendance === 'online' ? 'link.online' : 'link.hybrid') }),
    },
    hints: { ...t('hints', { returnObjects: true }), price: priceHint },
    attendance: mapNames(attendances, (name) => t(`attendance.${name}`)),
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
      none: t('communes.unknown'),
      loading: t('communes.loading'),
      failed: t('communes.failed'),
    },
    age: { decrease: t('age.decrease'), increase: t('age.increase') },
    capacity: { decrease: t('capacity.decrease'), increase: t('capacity.increase') },
    image: { choose: t('drop.choose'), remove: t('drop.remove') },
    crop: t('crop'),
    focus: {
      title: t('focus.title'),
      hint: t('focus.hint'),
      card: t('focus.card'),
      page: t('focus.page'),
      across: t('focus.across'),
      up: t('focus.up'),
      percent: (number) => t('focus.percent', { number }),
      automatic: t('focus.automatic'),
      restore: t('focus.restore'),
    },
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
