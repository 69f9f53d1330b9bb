import { ChangeNote, ChangeNotice } from '@lively/ui/screens';
import { useEffect, useState } from 'react';
import type { EventChange } from '../data/Changes';
import { useChangeTexts } from './useChangeTexts';
import { useSeeChanges } from './useSeeChanges';

export interface SavedChangeProps {
  userId: string;
  /** Undefined if nothing changed, or the change was seen. */
  change: EventChange | undefined;
  /** Whether it is on the page of the event, which marks the change as seen. @default false */
  isOwnPage?: boolean;
}

/** The change of a saved event, on a card or on its page. */
export default function SavedChange({ userId, change, isOwnPage = false }: SavedChangeProps) {
  // A change counts as seen at once, but stays visible until the page is left.
  const [shown, setShown] = useState(change);
  if (change && change !== shown) setShown(change);
  const { title, labels, toLines } = useChangeTexts();
  useSeenOnPage(userId, isOwnPage ? change : undefined);
  const current = isOwnPage ? shown : change;
  if (!current) return null;
  const Note = isOwnPage ? ChangeNotice : ChangeNote;
  return <Note title={title} lines={toLines(current)} {...labels} />;
}

/** Marks a change as seen. A page in a background tab has not been seen. */
function useSeenOnPage(userId: string, change: EventChange | undefined) {
  const see = useSeeChanges(userId);
  useEffect(() => {
    if (!change) return;
    const check = () => {
      if (document.visibilityState === 'visible') see([change]);
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [change, see]);
}
