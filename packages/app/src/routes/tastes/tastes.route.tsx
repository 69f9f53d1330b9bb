import { emptyTaste, formatTaste, parseTaste } from '@lively/engine/tastes';
import { TastesScreen } from '@lively/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../calendar/saveFile';
import { PageHead } from '../../navigation/PageHead';
import { paths } from '../../navigation/paths';
import { useUserId } from '../../session/SessionContext';
import type { FilterEdit } from '../../tastes/createEffects';
import { useHasCity } from '../../tastes/useHasCity';
import { useRankedEvents } from '../../tastes/useRankedEvents';
import { useSteering } from '../../tastes/useSteering';
import { useShowToast } from '../../toasts/ToastProvider';

/** What the visitor has said about lists: each sentence with its effect, as one file. */
export function Component() {
  const { t } = useTranslation(['tastes', 'taxonomy']);
  const userId = useUserId();
  const showToast = useShowToast();
  // They filter this list, and are no taste: the device does not keep them.
  const [filters, setFilters] = useState<readonly FilterEdit[]>([]);
  const commune = filters.find((edit) => edit.kind === 'home')?.commune;
  const access = filters.flatMap((edit) => (edit.kind === 'access' ? [edit.need] : []));
  const list = useRankedEvents({ filters: { ...(commune && { commune }), access } });
  const hasCity = useHasCity();
  const { taste, panel, items, listEffects, keep } = useSteering({
    list,
    hasPlace: Boolean(commune) || hasCity,
    onFilter: (edit) => setFilters((said) => [...said.filter((other) => idOf(other) !== idOf(edit)), edit]),
    showsAccount: true,
  });
  const effects = listEffects();
  const hasLines = taste.lines.length > 0;
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <TastesScreen
        title={t('title')}
        lead={t(userId ? 'leadSignedIn' : 'lead')}
        panel={panel}
        rows={[
          ...items.map((item, at) => ({ ...item, effect: effects[at] ?? '' })),
          ...filters.map((edit) => ({
            id: idOf(edit),
            label: edit.kind === 'home' ? edit.name : t(`taxonomy:${edit.need}`),
            effect: t('filter'),
            onRemove: () => setFilters((said) => said.filter((other) => other !== edit)),
          })),
        ]}
        empty={t('empty')}
        list={{
          label: t('list'),
          href: `${paths.explore}?${new URLSearchParams({
            sort: 'score',
            ...(commune && { commune }),
            ...(access.length && { access: access.join() }),
          })}`,
        }}
        file={{
          title: t('file.title'),
          text: t('file.text'),
          save: hasLines
            ? {
                label: t('file.save'),
                onSelect: () => saveFile(`${t('file.name')}.json`, 'application/json', formatTaste(taste)),
              }
            : undefined,
          restore: { label: t('file.restore'), onSelect: (file) => void restore(file) },
          erase: hasLines ? { label: t('file.erase'), onSelect: erase } : undefined,
        }}
      />
    </>
  );

  async function restore(file: File) {
    const restored = parseTaste(await file.text().catch(() => ''));
    if (!restored) {
      showToast({ title: t('toast.invalidTitle'), description: t('toast.invalidText'), tone: 'danger' });
      return;
    }
    keep(restored);
    showToast({ title: t('toast.restored'), tone: 'success' });
  }

  function erase() {
    keep(emptyTaste);
    showToast({ title: t('toast.erased'), tone: 'success' });
  }
}

/** Returns what only one filter of the list can have. */
function idOf(edit: FilterEdit): string {
  return edit.kind === 'home' ? edit.kind : edit.need;
}
