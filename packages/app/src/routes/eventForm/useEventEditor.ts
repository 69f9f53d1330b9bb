import { type EventId, eventCategories, today } from '@lively/engine';
import { defaultTimeZone } from '@lively/engine/constants';
import { createEventEditingMachine, type EventDraft, type EventEditingServices } from '@lively/machines';
import type { ImageProblem } from '@lively/ui';
import type { EventFormProps } from '@lively/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { readLanguage, textsOf } from '../../i18n/texts';
import { redrawPicture } from '../../pictures/redrawPicture';
import { type RedrawProblem, redrawProblem } from '../../pictures/redrawProblem';
import { useServices } from '../../services/ServicesContext';
import { useNow } from '../../services/useNow';
import { showToast } from '../../toasts/toasts';
import { paths } from '../paths';
import { useHref } from '../useHref';
import { toEventFormLabels } from './toEventFormLabels';

/** Pixels of the longest side of an event's image: wide enough for the page of the event on a fine screen. */
const imageSide = 1600;

interface EventEditorOptions {
  userId: string;
  /** Null for a new event. */
  eventId: EventId | null;
  draft: EventDraft;
  /** The address of the stored image. */
  image: string | null;
}

/** The form in which a creator writes an event. */
export function useEventEditor({ userId, eventId, draft, image }: EventEditorOptions): EventFormProps {
  const t = textsOf('eventForm');
  const language = readLanguage();
  const href = useHref();
  const now = useNow();
  const { eventEditingOf } = useServices();
  const machine = useMemo(
    () => createEventEditingMachine(withRedrawing(eventEditingOf(userId))),
    [eventEditingOf, userId],
  );
  const actor = useActorRef(machine, { input: { eventId, draft, image } });
  const snapshot = useSelector(actor, (current) => current);
  const [attempt, setAttempt] = useState(0);
  // What the drop refused by itself, or the drawing: the machine knows only what the file claims to be.
  const [refusal, setRefusal] = useState<ImageProblem | RedrawProblem>();
  useEventNews(actor, setRefusal);

  const { problems, failure, picture, pictureProblem, ...context } = snapshot.context;
  const imageProblem = refusal ?? pictureProblem;
  const errors: EventFormProps['errors'] = {
    ...Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, t(`problem.${name}.${problem}`)])),
    image: imageProblem ? t(`common:picture.${imageProblem}`) : undefined,
  };

  return {
    labels: toEventFormLabels(t, { isNew: eventId === null, problems: Object.values(errors).filter(Boolean).length }),
    locale: language,
    values: context.draft,
    categories: eventCategories.map(({ slug }) => ({ value: slug, label: t(`taxonomy:${slug}`) })),
    firstDay: today(now, defaultTimeZone),
    image: {
      file: picture instanceof File ? picture : null,
      savedUrl: context.image ?? undefined,
      onFileChange: (file) => {
        setRefusal(undefined);
        actor.send(file ? { type: 'event.pictureChosen', picture: file } : { type: 'event.pictureRemoved' });
      },
      onReject: setRefusal,
    },
    errors,
    attempt,
    failure: failure && !redrawProblem(failure.code) ? t('toast.saveFailed') : undefined,
    submitting: snapshot.matches('saving'),
    saved: snapshot.matches('saved') || snapshot.matches('left'),
    cancelHref: href(eventId === null ? paths.myEvents : paths.event(eventId)),
    onChange: (changes) => actor.send({ type: 'event.changed', changes }),
    onSubmit: () => {
      setAttempt((count) => count + 1);
      actor.send({ type: 'event.submitted', now: Date.now() });
    },
  };
}

type EventEditingActor = ReturnType<typeof useActorRef<ReturnType<typeof createEventEditingMachine>>>;

/** What is told of an event, and where it leads. */
function useEventNews(actor: EventEditingActor, refuse: (problem: RedrawProblem | undefined) => void) {
  const t = textsOf('eventForm');
  const [, navigate] = useLocation();
  const { eventList } = useServices();

  useEffect(() => {
    const tellError = (description: string) =>
      showToast({ title: t('common:toast.errorTitle'), description, tone: 'danger' });
    let leadsTo: string = paths.home;
    const subscriptions = [
      actor.on('event.refused', ({ problems }) =>
        tellError(t(Object.values(problems).includes('required') ? 'toast.missing' : 'toast.wrong')),
      ),
      actor.on('event.saved', ({ eventId, created }) => {
        eventList.outdate();
        if (!created) leadsTo = paths.event(eventId);
        const own = created ? 'toast.created' : 'toast.edited';
        showToast({ title: t(`${own}.title`), description: t(`${own}.text`), tone: 'success' });
      }),
      actor.on('event.saveFailed', ({ failure: { code } }) => {
        refuse(redrawProblem(code));
        tellError(t('toast.saveFailed'));
      }),
      actor.on('event.redirectDue', () => navigate(leadsTo)),
    ];
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [actor, eventList, navigate, refuse, t]);
}

/** A chosen image goes on as pixels alone. */
function withRedrawing(services: EventEditingServices): EventEditingServices {
  return {
    ...services,
    async saveEvent(event, signal) {
      const options = { longestSide: imageSide, square: false };
      const picture = event.picture && (await redrawPicture(event.picture, options, signal));
      return services.saveEvent({ ...event, picture }, signal);
    },
  };
}
