import { type EventId, eventCategories, type SubcategorySlug, today } from '@lively/engine';
import { accessNeeds, defaultTimeZone } from '@lively/engine/constants';
import { readFocalPoint } from '@lively/engine/focalPoint';
import {
  createEventEditingMachine,
  type EventDateProblems,
  type EventDraft,
  type EventEditingServices,
  type EventProblems,
} from '@lively/machines';
import type { ImageProblem } from '@lively/ui';
import type { EventDateErrors, EventFormProps } from '@lively/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useNavigation } from 'react-router-dom';
import type { Actor } from 'xstate';
import { useBackend } from '../../data/BackendContext';
import { queryKeys } from '../../data/queryKeys';
import { useEmitted } from '../../data/useEmitted';
import { useInvalidate } from '../../data/useInvalidate';
import { useNow } from '../../data/useNow';
import type { DraftSlot } from '../../device/eventDraftStorage';
import { toPicture } from '../../events/toPicture';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../navigation/paths';
import { redrawPicture } from '../../pictures/redrawPicture';
import { type RedrawProblem, redrawProblem } from '../../pictures/redrawProblem';
import { servesPictures } from '../../supabase/config';
import { useShowToast } from '../../toasts/ToastProvider';
import { toEventFormLabels } from './toEventFormLabels';
import { toEventPreview } from './toEventPreview';
import { toFoldSummaries } from './toFoldSummaries';
import { toPriceHint } from './toPriceHint';
import { useCommuneChoices } from './useCommuneChoices';
import { useStoredDraft } from './useStoredDraft';

/** The longest side of an event's image in pixels: wide enough for its page on a high-resolution screen. */
const imageSide = 1600;

export interface EventEditorOptions {
  userId: string;
  /** Null for a new event. */
  eventId: EventId | null;
  /** The storage slot of the draft. */
  slot: DraftSlot;
  draft: EventDraft;
  /** The URL of the stored image. */
  image: string | null;
  /** The subcategory of the stored event. The form does not change it. */
  subcategory?: SubcategorySlug | null;
}

interface EventEditor {
  form: EventFormProps;
  /** Whether leaving would lose a chosen image, which the device does not store. */
  isAtRisk: boolean;
  /** Whether a stored draft is in the form, or is older than the saved event and offered. */
  kept: 'restored' | 'older' | null;
  /** Puts the older draft into the form. */
  resumeDraft: () => void;
  /** Removes the stored draft. After a remount, the form starts without it. */
  forgetDraft: () => void;
}

/** Manages the form in which a creator writes an event. The typed values are stored on the device until they are sent. */
export function useEventEditor(options: EventEditorOptions): EventEditor {
  const { userId, eventId, slot, draft, image, subcategory = null } = options;
  const { t } = useTranslation(['eventForm', 'common', 'taxonomy']);
  const { t: tCommon } = useTranslation(['common', 'taxonomy']);
  const language = useLanguage();
  const now = useNow();
  const { eventEditingOf } = useBackend();
  const machine = useMemo(
    () => createEventEditingMachine(withRedrawing(eventEditingOf(userId))),
    [eventEditingOf, userId],
  );
  const { restored, older, newEventId, keep, forget } = useStoredDraft(userId, slot, draft);
  const [isResumed, setResumed] = useState(false);
  const [input] = useState({ eventId, newEventId, draft, image });
  const actor = useActorRef(machine, { input });
  useEffect(() => {
    if (restored) actor.send({ type: 'event.changed', changes: restored });
  }, [actor, restored]);
  const snapshot = useSelector(actor, (current) => current);
  const communes = useCommuneChoices(snapshot.context.draft);
  const [attempt, setAttempt] = useState(0);
  // The error of the drop or of the redraw: the machine only checks the declared type of the file.
  const [refusal, setRefusal] = useState<ImageProblem | RedrawProblem>();
  useEventMessages(actor, setRefusal);
  // A time limit that can be turned off before it starts (WCAG 2.2.1): two seconds are too short to find a button.
  const [leaves, setLeaves] = useState(true);
  useEmitted(actor, 'event.saved', () => {
    forget();
    if (!leaves) actor.send({ type: 'event.stayAsked' });
  });
  // A link that was followed after saving may take longer to load than the redirect waits.
  const isLeaving = useNavigation().state !== 'idle' && snapshot.matches('saved');
  useEffect(() => {
    if (isLeaving) actor.send({ type: 'event.stayAsked' });
  }, [actor, isLeaving]);

  const { problems, failure, picture, pictureProblem, ...context } = snapshot.context;
  const imageProblem = refusal ?? pictureProblem;
  const { otherDates: dateProblems = [], ...fieldProblems } = problems;
  const dateErrors = dateProblems.map((each) => toDateErrors(each, t));
  const errors: EventFormProps['errors'] = {
    ...toProblemTexts(fieldProblems, t),
    image: imageProblem ? t(`common:picture.${imageProblem}`) : undefined,
  };

  const saved = { id: eventId ?? '', image: context.image };
  const [stored, page] = [toPicture(saved), toPicture(saved, 'page')];
  const form: EventFormProps = {
    labels: toEventFormLabels(t, {
      isNew: eventId === null,
      attendance: context.draft.attendance,
      problems: countOf([errors, ...dateErrors]),
      priceHint: toPriceHint(context.draft.price, { language, t }),
    }),
    locale: language,
    values: context.draft,
    communes,
    summaries: toFoldSummaries(context.draft, {
      picture: picture instanceof File ? picture.name : context.image ? t('summary.savedPicture') : undefined,
      language,
      t,
    }),
    preview: toEventPreview(context.draft, { eventId: eventId ?? newEventId, subcategory, now, language, t, tCommon }),
    categories: eventCategories.map(({ slug }) => ({ value: slug, label: t(`taxonomy:${slug}`) })),
    needs: accessNeeds.map((need) => ({ value: need, label: t(`taxonomy:${need}`) })),
    firstDay: today(now, defaultTimeZone),
    image: {
      file: picture instanceof File ? picture : null,
      savedUrl: stored.image,
      // The server cuts pictures, and the form shows only stored ones whole: another host would learn who looks.
      focus: servesPictures() && (picture || stored.image === context.image) ? context.draft.imageFocus : undefined,
      onFocusChange: (imageFocus) => change({ imageFocus }),
      cuts:
        picture || readFocalPoint(context.image) ? undefined : { card: stored.imageSources, page: page.imageSources },
      onFileChange: (file) => {
        setRefusal(undefined);
        actor.send(file ? { type: 'event.pictureChosen', picture: file } : { type: 'event.pictureRemoved' });
      },
      onReject: setRefusal,
    },
    errors,
    dateErrors,
    attempt,
    failure: failure && !redrawProblem(failure.code) ? t('toast.saveFailed') : undefined,
    submitting: snapshot.matches('saving'),
    saved: snapshot.matches('saved') || snapshot.matches('stayed') || snapshot.matches('left'),
    leavesWhenSaved: leaves,
    onLeavesChange: setLeaves,
    onStay: snapshot.matches('saved') ? () => actor.send({ type: 'event.stayAsked' }) : undefined,
    savedHref: paths.event(eventId ?? newEventId),
    cancelHref: eventId === null ? paths.myEvents : paths.event(eventId),
    onChange: change,
    onSubmit: () => {
      setAttempt((count) => count + 1);
      actor.send({ type: 'event.submitted', now: Date.now() });
    },
  };
  return {
    form,
    isAtRisk: picture !== null && !form.saved,
    kept: restored || isResumed ? 'restored' : older && 'older',
    resumeDraft,
    forgetDraft: forget,
  };

  function change(changes: Partial<EventDraft>) {
    actor.send({ type: 'event.changed', changes });
    keep(actor.getSnapshot().context.draft);
  }

  function resumeDraft() {
    if (!older) return;
    change(older);
    setResumed(true);
  }
}

type FieldProblems = Omit<EventProblems, 'otherDates'>;

/** The key of the text for each problem of each field. */
type ProblemKey = {
  [Name in keyof FieldProblems]-?: `problem.${Name}.${NonNullable<FieldProblems[Name]>}`;
}[keyof FieldProblems];

/** Returns the error texts of a further date: those of the first date, and one for a duplicate. */
function toDateErrors(
  { date, time, endTime }: EventDateProblems,
  t: TFunction<['eventForm', 'common', 'taxonomy']>,
): EventDateErrors {
  return {
    date: date && t(`problem.date.${date}`),
    time: time && t(`problem.time.${time}`),
    endTime: endTime && t(`problem.endTime.${endTime}`),
  };
}

/** Counts the texts. */
function countOf(errors: readonly object[]): number {
  return errors.flatMap((each) => Object.values(each).filter(Boolean)).length;
}

function toProblemTexts(problems: FieldProblems, t: TFunction<['eventForm', 'common', 'taxonomy']>) {
  const texts = Object.entries(problems).map(([name, problem]) => [
    name,
    t(`problem.${name}.${problem}` as ProblemKey),
  ]);
  return Object.fromEntries(texts);
}

type EventEditingMachine = ReturnType<typeof createEventEditingMachine>;

/** Shows the toasts of the form, and redirects after saving. */
function useEventMessages(
  actor: Actor<EventEditingMachine>,
  onPictureRefused: (problem: RedrawProblem | undefined) => void,
) {
  const { t } = useTranslation(['eventForm', 'common', 'taxonomy']);
  const navigate = useNavigate();
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const destination = useRef<string>(paths.home);
  const showError = (description: string) =>
    showToast({ title: t('common:toast.errorTitle'), description, tone: 'danger' });

  useEmitted(actor, 'event.refused', ({ problems }) =>
    showError(t(isMissing(problems) ? 'toast.missing' : 'toast.wrong')),
  );
  useEmitted(actor, 'event.saved', ({ eventId, created }) => {
    invalidate(queryKeys.events);
    if (!created) destination.current = paths.event(eventId);
    const own = created ? 'toast.created' : 'toast.edited';
    showToast({ title: t(`${own}.title`), description: t(`${own}.text`), tone: 'success' });
  });
  useEmitted(actor, 'event.saveFailed', ({ failure: { code } }) => {
    onPictureRefused(redrawProblem(code));
    showError(t('toast.saveFailed'));
  });
  useEmitted(actor, 'event.redirectDue', () => navigate(destination.current));
}

/** Whether a required field is empty. */
function isMissing({ otherDates = [], ...problems }: EventProblems): boolean {
  return [problems, ...otherDates].some((each) => Object.values(each).includes('required'));
}

/** Redraws a chosen image, so that only pixels are uploaded. */
function withRedrawing(services: EventEditingServices): EventEditingServices {
  return {
    deleteEvent: (id, signal) => services.deleteEvent(id, signal),
    async saveEvent(event, signal) {
      const options = { maxSide: imageSide, square: false };
      const picture = event.picture && (await redrawPicture(event.picture, options, signal));
      return services.saveEvent({ ...event, picture }, signal);
    },
  };
}
