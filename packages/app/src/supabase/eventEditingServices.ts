import { type EventEditingServices, type EventFields, type EventRemovalServices, ticketsSold } from '@lively/machines';
import { userDatabase } from './client';
import { ownPicturePath, removePicture, storePicture } from './pictures';

/** The events that one user publishes. */
export function eventEditingServices(userId: string): EventEditingServices & EventRemovalServices {
  const database = userDatabase(userId);
  return {
    async saveEvent({ eventId, fields, image, picture }, signal) {
      const stored = picture && (await storePicture(userId, 'event-images', picture));
      const row = { ...toRow(fields), image: stored ? stored.url : image };
      try {
        if (eventId === null) return await insert(row, signal);
        await update(eventId, row, signal);
        return eventId;
      } catch (error) {
        if (stored) await removePicture(userId, 'event-images', stored.path);
        throw error;
      }
    },

    async deleteEvent(eventId, signal) {
      const { data } = await database
        .from('events')
        .delete()
        .eq('id', eventId)
        .eq('created_by', userId)
        .select('image')
        .abortSignal(signal)
        .throwOnError();
      const [deleted] = data;
      if (deleted) await removeImage(deleted.image);
      else await assertGone(eventId, signal);
    },

    async cancelEvent(eventId, signal) {
      await database
        .from('events')
        .update({ status: 'cancelled' })
        .eq('id', eventId)
        .eq('created_by', userId)
        .select('id')
        .abortSignal(signal)
        .single()
        .throwOnError();
    },
  };

  async function insert(row: EventRowToWrite, signal: AbortSignal) {
    const { data } = await database.from('events').insert(row).select('id').abortSignal(signal).single().throwOnError();
    return data.id;
  }

  async function update(eventId: string, row: EventRowToWrite, signal: AbortSignal) {
    const { data: before } = await database
      .from('events')
      .select('date,time,location,venue,image')
      .eq('id', eventId)
      .eq('created_by', userId)
      .abortSignal(signal)
      .single()
      .throwOnError();
    const isLater = before.date !== row.date || before.time?.slice(0, 5) !== row.time;
    const isElsewhere = before.location !== row.location || before.venue !== row.venue;
    await database
      .from('events')
      // What was known besides of its time or its place no longer holds when it has another one.
      .update({ ...row, ...(isLater ? noOtherTime : {}), ...(isElsewhere ? noOtherPlace : {}) })
      .eq('id', eventId)
      .select('id')
      .abortSignal(signal)
      .single()
      .throwOnError();
    if (before.image !== row.image) await removeImage(before.image);
  }

  /** What could not be deleted and is still there has visitors who hold a ticket. */
  async function assertGone(eventId: string, signal: AbortSignal) {
    const { data } = await database.from('events').select('id').eq('id', eventId).abortSignal(signal).throwOnError();
    if (!data.length) return;
    const message = 'Somebody holds a ticket for this event: it can be cancelled, not deleted.';
    throw Object.assign(new Error(message), { code: ticketsSold });
  }

  async function removeImage(url: string | null) {
    const path = ownPicturePath(userId, 'event-images', url);
    if (path) await removePicture(userId, 'event-images', path);
  }
}

const noOtherTime = { timings: [], end_time: null, original_date: null };
const noOtherPlace = { full_address: null, latitude: null, longitude: null, map_url: null };

type EventRowToWrite = ReturnType<typeof toRow> & { image: string | null };

function toRow({
  title,
  category,
  location,
  venue,
  date,
  time,
  maxCapacity,
  description,
  price,
  ticketUrl,
}: EventFields) {
  return {
    title,
    category,
    location,
    venue,
    date,
    time,
    max_capacity: maxCapacity,
    description,
    price,
    ticket_url: ticketUrl,
  };
}
