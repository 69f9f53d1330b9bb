/** The columns of an event that the tests update. All times are in Europe/Paris, in winter. */
export interface EventState {
  readonly date: string | null;
  readonly time: string | null;
  readonly end_time: string | null;
  readonly timings: readonly { readonly begin: string; readonly end: string }[];
  readonly location: string;
  readonly venue: string | null;
  readonly full_address: string | null;
  readonly status: string;
  readonly price: string | null;
  readonly accessibility: readonly string[];
}

interface Save {
  /** The index of the last state that the user has seen. */
  seen: number;
}

type List = 'favorites' | 'purchases';

/**
 * Creates a model of `list_changes` from snapshots of each event and the last snapshot that each user has seen. It
 * shares no code with the database: it has no log and no table of versions.
 *
 * @param moment - The instant of the comparison.
 */
export function createChangeModel(moment: Date) {
  const events = new Map<string, { states: EventState[]; isPublished: boolean }>();
  const saves = new Map<string, Save>();
  const keyOf = (user: string, event: string, list: List) => `${user} ${event} ${list}`;
  const eventOf = (event: string) => {
    const known = events.get(event);
    if (!known) throw new Error(`The model has no event ${event}.`);
    return known;
  };

  return {
    create(event: string, state: EventState) {
      events.set(event, { states: [state], isPublished: true });
    },
    edit(event: string, state: EventState) {
      const { states } = eventOf(event);
      if (JSON.stringify(states.at(-1)) !== JSON.stringify(state)) states.push(state);
    },
    publish(event: string, isPublished: boolean) {
      eventOf(event).isPublished = isPublished;
    },
    save(user: string, event: string, list: List) {
      const { states } = eventOf(event);
      saves.set(keyOf(user, event, list), { seen: states.length - 1 });
    },
    drop(user: string, event: string, list: List) {
      saves.delete(keyOf(user, event, list));
    },
    isSaved: (user: string, event: string, list: List) => saves.has(keyOf(user, event, list)),
    isPublished: (event: string) => eventOf(event).isPublished,
    stateOf: (event: string) => eventOf(event).states.at(-1) as EventState,
    statesOf: (event: string) => eventOf(event).states,
    /** @param upTo - The number of states when the user saw the event. */
    see(user: string, event: string, upTo: number) {
      for (const list of ['favorites', 'purchases'] as const) {
        const save = saves.get(keyOf(user, event, list));
        if (save) save.seen = Math.max(save.seen, upTo - 1);
      }
    },
    changesOf(user: string): Record<string, unknown> {
      const found: Record<string, unknown> = {};
      for (const [event, { states, isPublished }] of events) {
        const kept = (['favorites', 'purchases'] as const).flatMap((list) => saves.get(keyOf(user, event, list)) ?? []);
        const [now] = states.slice(-1);
        if (!kept.length || !isPublished || !now) continue;
        const was = states[Math.min(...kept.map(({ seen }) => seen))] as EventState;
        const changes = compareStates(was, now, moment);
        const ends = timesOf(now).map(({ endsAt }) => endsAt.getTime());
        const isLongOver = ends.length > 0 && Math.max(...ends) <= moment.getTime() - 30 * 86_400_000;
        if (Object.keys(changes).length && !isLongOver) found[event] = changes;
      }
      return found;
    },
  };
}

function compareStates(was: EventState, now: EventState, moment: Date): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  const schedule = compareTimes(timesOf(was), timesOf(now), moment);
  if (schedule) changes.schedule = schedule;
  const [before, after] = [placeOf(was), placeOf(now)];
  if (Object.values(before).join('\n').toLowerCase() !== Object.values(after).join('\n').toLowerCase())
    changes.place = { was: before, now: after };
  const plain = ({ status }: EventState) => (status === 'rescheduled' ? 'scheduled' : status);
  if (plain(was) !== plain(now)) changes.status = { was: was.status, now: now.status };
  const [cheap, dear] = [amountOf(was.price), amountOf(now.price)];
  if (cheap !== null && dear !== null && dear > cheap) changes.price = { was: was.price, now: now.price };
  const withdrawn = was.accessibility.filter((need) => !now.accessibility.includes(need));
  if (withdrawn.length) changes.access = withdrawn;
  return changes;
}

interface Time {
  readonly shown: { readonly date: string; readonly time?: string; readonly end_time?: string };
  readonly endsAt: Date;
}

function timesOf({ date, time, end_time, timings }: EventState): Time[] {
  if (timings.length)
    return timings.map(({ begin, end }) => ({
      shown: { date: begin.slice(0, 10), time: begin.slice(11, 16), end_time: end.slice(11, 16) },
      endsAt: new Date(end),
    }));
  if (!date) return [];
  const shown = { date, ...(time && { time }), ...(end_time && { end_time }) };
  const midnight = new Date(`${date}T00:00:00+01:00`).getTime();
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
  const length = !time
    ? 24 * 60
    : !end_time
      ? minutes(time)
      : minutes(end_time) < minutes(time)
        ? minutes(end_time) + 24 * 60
        : minutes(end_time);
  return [{ shown, endsAt: new Date(midnight + length * 60_000) }];
}

function compareTimes(before: readonly Time[], after: readonly Time[], moment: Date): unknown {
  const without = (times: readonly Time[], others: readonly Time[]) =>
    times.filter(({ shown }) => !others.some((other) => JSON.stringify(other.shown) === JSON.stringify(shown)));
  const isToCome = ({ endsAt }: Time) => endsAt > moment;
  const [lost, gained] = [without(before, after), without(after, before)];
  const isMoved = lost.some(isToCome) || (lost.length > 0 && lost.length === before.length && gained.some(isToCome));
  if (!isMoved) return null;
  const first = (times: readonly Time[]) =>
    [...times].sort(
      (a, b) => Number(isToCome(b)) - Number(isToCome(a)) || (sortKeyOf(a.shown) < sortKeyOf(b.shown) ? -1 : 1),
    )[0]?.shown;
  const [was, now] = [first(lost), first(gained)];
  return { ...(was && { was }), ...(now && { now }) };
}

/** Returns the sort key. SQL sorts nulls last. */
const sortKeyOf = ({ date, time = '~', end_time = '~' }: Time['shown']) => `${date} ${time} ${end_time}`;

function placeOf({ location, venue, full_address }: EventState) {
  return { location, ...(venue && { venue }), ...(full_address && { address: full_address }) };
}

/** Parses the prices that the tests use. */
function amountOf(price: string | null): number | null {
  if (price === null || price === 'sur invitation') return null;
  return price === 'Gratuit' ? 0 : Number.parseInt(price, 10);
}
