import { townsShard } from '@lively/engine/communes';
import type { Steering, SteeringEdit } from '@lively/engine/steering';
import { formatTaste, mergeTastes, type TasteProfile } from '@lively/engine/tastes';
import type { TastePanelProps } from '@lively/ui/screens';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { shardQuery } from '../data/shardQuery';
import { useNow } from '../data/useNow';
import { storedTaste } from '../device/storedTaste';
import { tasteHistory } from '../device/tasteHistory';
import { useLanguage } from '../i18n/useLanguage';
import { indexCommunes } from '../search/indexCommunes';
import { createEffects, type FilterEdit, isFilter, type SteeredList } from './createEffects';
import { readSteering } from './readSteering';
import { useAccountTaste } from './useAccountTaste';
import { parseStored, useStoredTaste } from './useStoredTaste';
import { useTasteLabels } from './useTasteLabels';

/** What a visitor may begin with: both change the list without a word about it. */
const examples = ['surprise', 'vary'] as const;

interface SteeringOptions extends Omit<SteeredList, 'list'> {
  /** The ranked list, without the taste. Undefined until it is read: no effect is named. */
  readonly list: SteeredList['list'] | undefined;
  /** Applies what is a filter of the list and no taste: a place, an access need. */
  readonly onFilter?: ((edit: FilterEdit) => void) | undefined;
  /** Whether the panel also says that the taste follows the account. Otherwise it only asks. @default false */
  readonly showsAccount?: boolean | undefined;
}

/** What the last sentence or choice has done. */
interface Done {
  /** The change of the taste, whose effect is named for the list as it is known. */
  readonly change?: readonly [kind: 'changed' | 'undone', before: TasteProfile, after: TasteProfile];
  readonly also: readonly string[];
}

/** Reads the sentences that steer a list, says what each would change, and changes the taste of this device. */
export function useSteering({ list, hasPlace, about, shown, onFilter, showsAccount = false }: SteeringOptions) {
  const { t } = useTranslation('tastes');
  const now = useNow();
  const taste = useStoredTaste();
  const account = useAccountTaste();
  const { nameLine, nameChange } = useTasteLabels();
  const { change, compare, isPossible, isTaste, shorter } = useMemo(
    () => createEffects({ list: list ?? [], hasPlace, about, shown }, taste, now),
    [list, hasPlace, about, shown, taste, now],
  );
  const copy = account?.taste;
  const merged = useMemo(() => copy && mergeTastes(copy, taste), [copy, taste]);
  const [sentence, setSentence] = useState('');
  const [done, setDone] = useState<Done>();
  const line = useDeferredValue(sentence.trim());
  const toOptions = useSteeringOptions();
  const queries = useQueryClient();
  const read = useQuery({ ...toOptions(line), enabled: line !== '' });
  const steering = line === sentence.trim() ? read.data : undefined;

  const panel: Omit<TastePanelProps, 'items'> = {
    title: t('panel'),
    field: {
      label: t('field.label'),
      placeholder: t('field.placeholder'),
      value: sentence,
      onChange(value) {
        setSentence(value);
        setDone(undefined);
      },
      submitLabel: t('field.submit'),
      onSubmit: () => void submit(),
    },
    status: toStatus(),
    examples: taste.lines.length
      ? []
      : examples.map((kind) => ({ label: t(`example.${kind}`), onSelect: () => correct([{ kind }]) })),
    questions: (steering?.choices ?? []).map(({ words, options }) => ({
      label: t('question', { words }),
      options: options.map((edits) => ({
        label: edits.map(nameEdit).join(', '),
        onChoose: () => steering && apply([...steering.edits, ...edits], steering),
      })),
    })),
    itemsLabel: t('items'),
    removeLabel: t('remove'),
    account: toAccount(),
    // Beside what changes no taste, it would take an earlier sentence back.
    undo:
      tasteHistory.canUndo() && !sentence && (!done || done.change) ? { label: t('undo'), onSelect: undo } : undefined,
  };

  return {
    taste,
    /** Whether a sentence is being typed, which needs the ranked list. */
    isTyping: line !== '',
    panel,
    items: taste.lines.map((line, at) => ({
      id: JSON.stringify(line),
      label: nameLine(line),
      onRemove: () => keep(shorter[at] ?? taste),
    })),
    /** What each line does to the list. */
    listEffects: () => shorter.map((others) => nameEffect(others, taste)),
    keep,
    /** Words what some changes would do. */
    preview: (edits: readonly SteeringEdit[]) => nameEffect(taste, change(edits)),
    correct,
  };

  /** Says whether the taste follows the account, and asks what only the user can decide. */
  function toAccount(): TastePanelProps['account'] {
    if (!account) return undefined;
    const { comparison, hasFailed, begin, decline, end } = account;
    const optionFor = (name: 'merge' | 'take' | 'keep', chosen: TasteProfile) => ({
      label: t(`account.${name}`),
      effect: nameEffect(taste, chosen),
      onSelect: () => account.copy(chosen),
    });
    const toCopy = { label: t('account.copy'), onSelect: begin };
    const toDecline = { label: t('account.decline'), onSelect: decline };
    if (hasFailed)
      return {
        text: t('account.failed'),
        options: [{ label: t('account.retry'), onSelect: () => account.copy(taste) }],
      };
    if (comparison === 'offer') return { text: t('account.offer'), options: [toCopy, toDecline] };
    if (comparison === 'choose' && copy && merged)
      return {
        text: t('account.choose'),
        options: [optionFor('merge', merged), optionFor('take', copy), optionFor('keep', taste), toDecline],
      };
    if (!showsAccount || comparison === 'stale') return undefined;
    if (comparison !== 'none')
      return { text: t('account.same'), options: [{ label: t('account.end'), onSelect: end }] };
    return taste.lines.length ? { text: t('account.offer'), options: [toCopy] } : undefined;
  }

  function correct(edits: readonly SteeringEdit[]): void {
    keep(change(edits));
  }

  function toStatus(): string {
    if (read.isError) return t('status.failed');
    if (!steering) return done ? [...(done.change ? sayEffect(...done.change) : []), ...done.also].join(' ') : '';
    const asked = steering.choices.map(({ words }) => t('question', { words }));
    return [
      ...nameBounds(steering.edits),
      ...(steering.edits.some(isTaste) ? sayEffect('wouldChange', taste, change(steering.edits)) : []),
      ...asked,
      ...nameUnread(steering),
    ].join(' ');
  }

  /** Words what changes between two tastes; empty until the list is known. */
  function nameEffect(before: TasteProfile, after: TasteProfile): string {
    return list ? nameChange(compare(before, after)) : '';
  }

  function sayEffect(kind: 'wouldChange' | 'changed' | 'undone', before: TasteProfile, after: TasteProfile): string[] {
    const effect = nameEffect(before, after);
    return effect ? [t(`status.${kind}`, { effect })] : [];
  }

  /** Words what changes no taste: filters of the list, and what cannot be done here. */
  function nameBounds(edits: readonly SteeringEdit[]): string[] {
    return [
      ...edits.flatMap((edit) => (edit.kind === 'home' ? [t('status.home', { name: edit.name })] : [])),
      ...(edits.some(({ kind }) => kind === 'access') ? [t('status.access')] : []),
      ...(edits.every(isPossible) ? [] : [t('status.needsPlace')]),
      ...(edits.some(({ kind }) => kind === 'undo') && !tasteHistory.canUndo() ? [t('status.nothingToUndo')] : []),
    ];
  }

  function nameUnread({ unread }: Steering): string[] {
    return unread.map((words) => t('status.unread', { words }));
  }

  async function submit(): Promise<void> {
    if (!sentence.trim()) return;
    // Its failure is shown already.
    const submitted = await queries.fetchQuery(toOptions(sentence.trim())).catch(() => null);
    // A question is answered first.
    if (submitted?.edits.some(isPossible) && !submitted.choices.length) apply(submitted.edits, submitted);
  }

  function apply(edits: readonly SteeringEdit[], steering: Steering): void {
    for (const edit of edits) if (isFilter(edit)) onFilter?.(edit);
    const also = [...nameBounds(edits), ...nameUnread(steering)];
    if (edits.some(({ kind }) => kind === 'undo') && tasteHistory.canUndo()) undo();
    else if (edits.some(isTaste)) keep(change(edits), also);
    else setDone({ also });
    setSentence('');
  }

  function keep(changed: TasteProfile, also: readonly string[] = []): void {
    setDone({ change: ['changed', taste, changed], also });
    if (formatTaste(changed) !== formatTaste(taste))
      tasteHistory.write(changed.lines.length ? formatTaste(changed) : null);
  }

  function undo(): void {
    tasteHistory.undo();
    setDone({ change: ['undone', taste, parseStored(storedTaste.read())], also: [] });
  }

  function nameEdit(edit: SteeringEdit): string {
    if (edit.kind === 'never') return nameLine(edit);
    return edit.kind === 'more' ? nameLine({ kind: edit.kind, subject: edit.subject, ofTen: 0 }) : '';
  }
}

/** Returns a function for the query that reads a sentence. */
function useSteeringOptions() {
  const { communes } = useBackend();
  const language = useLanguage();
  const now = useNow();
  const { data: towns } = useQuery(shardQuery(communes, townsShard));
  const findTowns = useMemo(() => indexCommunes(towns ?? [], language), [towns, language]);
  return (line: string) => ({
    queryKey: queryKeys.steering(language, line, towns !== undefined),
    queryFn: () => readSteering(line, { language, findTowns, now }),
    // Everything is on the device.
    networkMode: 'always' as const,
  });
}
