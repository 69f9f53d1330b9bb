import { eventTexts, mapNames, type TypedTextName, typedTextNames } from '@lively/engine';
import { defaultTimeZone } from '@lively/engine/constants';
import {
  type EventEditingServices,
  type EventFields,
  type EventRemovalServices,
  listEventDates,
} from '@lively/machines';
import type { SupabaseClient } from '@supabase/supabase-js';
import { loadUserClient } from './client';
import type { Database } from './database.types';
import { ownPicturePath, removePicture, storePicture } from './pictures';
import { parseTimings } from './toEvent';
import { toTimings } from './toTimings';
import { verifyWrite } from './verifyWrite';

type Client = SupabaseClient<Database>;
type EventRow = Database['public']['Tables']['events']['Row'];

interface EventToWrite {
  row: ReturnType<typeof toRow> & { image: string | null };
  fields: EventFields;
}

/** Saves and removes the events of a user. */
export function eventEditingServices(userId: string): EventEditingServices & EventRemovalServices {
  return {
    async saveEvent({ eventId, isNew, fields, image, picture, fragment }, signal) {
      const client = await loadUserClient(userId);
      const stored = picture && (await storePicture(userId, 'event-images', picture, signal));
      const row = { ...toRow(fields), image: stored ? stored.url + fragment : image };
      await verifyWrite(
        {
          write: async (either) => {
            const isCreated = isNew && (await insert(client, eventId, { row, fields }, either));
            if (!isCreated) await update(client, eventId, { row, fields }, either);
          },
          isStored: (either) => isStored(client, eventId, { row, fields }, either),
          undo: stored ? () => removePicture(userId, 'event-images', stored.path) : undefined,
        },
        signal,
      );
    },

    async deleteEvent(eventId, signal) {
      const client = await loadUserClient(userId);
      await verifyWrite(
        {
          write: (either) => remove(client, eventId, either),
          isStored: (either) => isGone(client, eventId, either),
        },
        signal,
      );
    },

    async cancelEvent(eventId, signal) {
      const client = await loadUserClient(userId);
      await verifyWrite(
        {
          write: (either) => cancel(client, eventId, either),
          isStored: (either) => isCancelled(client, eventId, either),
        },
        signal,
      );
    },
  };

  async function remove(client: Client, id: string, signal: AbortSignal): Promise<void> {
    const { data } = await client
      .from('events')
      .delete()
      .eq('id', id)
      .eq('created_by', userId)
      .select('image')
      .abortSignal(signal)
      .throwOnError();
    const [deleted] = data;
    if (deleted) await removeImage(deleted.image);
    else if (!(await isGone(client, id, signal)))
      throw new Error('The event is still there: its creator may not delete it. Read it again.');
  }

  async function cancel(client: Client, id: string, signal: AbortSignal): Promise<void> {
    await client
      .from('events')
      .update({ status: 'cancelled' })
      .eq('id', id)
      .eq('created_by', userId)
      .select('id')
      .abortSignal(signal)
      .single()
      .throwOnError();
  }

  /** Returns false if the id exists: a creation with a lost answer is sent again with the same id. */
  async function insert(
    client: Client,
    id: string,
    { row, fields }: EventToWrite,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { error } = await client
      .from('events')
      .insert({ ...row, id, timings: toTimings(fields, defaultTimeZone) })
      .abortSignal(signal);
    if (error && error.code !== '23505') throw error;
    return !error;
  }

  async function update(client: Client, id: string, { row, fields }: EventToWrite, signal: AbortSignal): Promise<void> {
    const { data: before } = await client
      .from('events')
      .select('date,time,end_time,time_zone,timings,location,venue,image')
      .eq('id', id)
      .eq('created_by', userId)
      .abortSignal(signal)
      .single()
      .throwOnError();
    // Timings are more detailed than the form: they stay unchanged if the form's dates are unchanged.
    const times = hasDates(before, fields) ? {} : { timings: toTimings(fields, before.time_zone), original_date: null };
    const isElsewhere = before.location !== row.location || before.venue !== row.venue;
    await client
      .from('events')
      // A new place or time resets the other columns about it.
      .update({ ...row, ...times, ...(isElsewhere ? noOtherPlace : {}) })
      .eq('id', id)
      .select('id')
      .abortSignal(signal)
      .single()
      .throwOnError();
    // Another focal point is a URL of the same picture.
    await removeImage(before.image, row.image);
  }

  /** Removes the picture of an event, unless it is kept. */
  async function removeImage(url: string | null, kept: string | null = null): Promise<void> {
    const path = ownPicturePath(userId, 'event-images', url);
    if (path && path !== ownPicturePath(userId, 'event-images', kept))
      await removePicture(userId, 'event-images', path);
  }
}

async function isGone(client: Client, id: string, signal: AbortSignal): Promise<boolean> {
  const { data } = await client.from('events').select('id').eq('id', id).abortSignal(signal).throwOnError();
  return data.length === 0;
}

async function isCancelled(client: Client, id: string, signal: AbortSignal): Promise<boolean> {
  const { data } = await client.from('events').select('status').eq('id', id).abortSignal(signal).throwOnError();
  return data[0]?.status === 'cancelled';
}

async function isStored(
  client: Client,
  id: string,
  { row, fields }: EventToWrite,
  signal: AbortSignal,
): Promise<boolean> {
  const { data } = await client
    .from('events')
    .select(storedColumns(row))
    .eq('id', id)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  // The database stores seconds, which the form omits.
  const stored = data && {
    ...data,
    time: data.time?.slice(0, 5) ?? null,
    end_time: data.end_time?.slice(0, 5) ?? null,
  };
  const names = Object.keys(row) as (keyof typeof row)[];
  return (
    stored !== null && hasDates(stored, fields) && names.every((name) => String(stored[name]) === String(row[name]))
  );
}

/** Whether an event takes place at the times of the form. */
function hasDates(
  stored: Pick<EventRow, 'date' | 'time' | 'end_time' | 'time_zone' | 'timings'>,
  { date, time, endTime, otherDates }: EventFields,
): boolean {
  const dates = listEventDates({
    date: stored.date,
    time: stored.time,
    endTime: stored.end_time,
    timeZone: stored.time_zone,
    timings: parseTimings(stored.timings),
  });
  return JSON.stringify(dates) === JSON.stringify([{ date, time, endTime }, ...otherDates]);
}

/** Lists the written columns, and those with the times. The type is that of any list of columns. */
function storedColumns(row: EventToWrite['row']): '*' {
  return [...Object.keys(row), 'time_zone', 'timings'].join(',') as '*';
}

const noOtherPlace = { latitude: null, longitude: null, map_url: null };

type TypedColumn = (typeof eventTexts)[TypedTextName]['column'];

const listNames = ['lineup', 'features', 'accessibility'] as const;

function toRow({
  title,
  category,
  attendance,
  location,
  date,
  time,
  endTime,
  maxCapacity,
  minAge,
  maxAge,
  ...others
}: EventFields) {
  const columns = typedTextNames.map((name) => [eventTexts[name].column, others[name]]);
  return {
    ...(Object.fromEntries(columns) as Record<TypedColumn, string | null>),
    ...mapNames(listNames, (name) => [...others[name]]),
    title,
    category,
    attendance,
    location,
    date,
    time,
    end_time: endTime,
    max_capacity: maxCapacity,
    min_age: minAge,
    max_age: maxAge,
  };
}
