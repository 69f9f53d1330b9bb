import { type Area, areaOf, isDistrict, searchAreas } from '@lively/engine/areas';
import type { Commune } from '@lively/engine/communes';
import { PlaceModal } from '@lively/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EventCounts, radii } from '../data/EventQuery';
import { defaultRadius } from '../data/eventQueryDefaults';
import { useCommune } from '../data/useCommune';
import { useCommuneSearch } from '../data/useCommuneSearch';
import { useNearestCommune } from '../geolocation/useNearestCommune';
import { formatDistance } from '../i18n/formatNumber';
import { formatCount } from '../i18n/toCountValues';
import { useLanguage } from '../i18n/useLanguage';
import { anywhere, type ExploreState } from '../search/exploreState';

export interface PlaceDialogProps {
  open: boolean;
  state: Pick<ExploreState, 'commune' | 'radius' | 'areas'>;
  /** The number of events per radius, once it is loaded. */
  distances: EventCounts['distances'];
  /** « Voir 128 événements ». */
  showLabel: string;
  onChange: (changed: Pick<ExploreState, 'commune' | 'radius' | 'areas' | 'city'>) => void;
  onClose: () => void;
}

/** The dialog for the place of the search. Loaded with the first press. */
export default function PlaceDialog({ open, state, distances, showLabel, onChange, onClose }: PlaceDialogProps) {
  const { t } = useTranslation(['explore', 'common']);
  const language = useLanguage();
  const [text, setText] = useState('');
  const search = useCommuneSearch(text, open);
  const commune = useCommune(state.commune).data;
  const [areaCode] = state.areas.length === 1 ? state.areas : [];
  const area = areaCode && areaOf(areaCode);
  const choose = (code: string | null) => {
    setText('');
    if (code && areaOf(code)) return onChange({ ...anywhere, areas: [code] });
    onChange({ ...anywhere, commune: code, radius: code ? state.radius || defaultRadius : 0 });
  };
  const nearest = useNearestCommune(({ code }) => choose(code));
  const toAreaChoice = (area: Area) => ({ value: area.code, label: area.name, note: toNote(area) });
  const toNote = (area: Area) => {
    const [code = ''] = area.departments;
    if (isDistrict(area)) return t('place.department', { name: areaOf(code)?.name, code });
    return code === area.code ? t('place.departmentOf', { code }) : t('place.region');
  };
  const toChoice = ({ code, name, department }: Commune) => ({
    value: code,
    label: name,
    note: t('place.department', { name: department.name, code: department.code }),
  });

  return (
    <PlaceModal
      open={open}
      title={t('place.title')}
      commune={{
        label: t('place.commune'),
        hint: t('place.hint'),
        placeholder: t('place.placeholder'),
        options: [...searchAreas(text).map(toAreaChoice), ...(search.data ?? []).map(toChoice)],
        state: search.isError ? 'failed' : search.data ? 'ready' : 'loading',
        labels: {
          clear: t('place.clear'),
          none: t('place.none'),
          loading: t('place.loading'),
          failed: t('place.failed'),
        },
        value: commune ? toChoice(commune) : area ? toAreaChoice(area) : null,
        onValueChange: (choice) => choose(choice?.value ?? null),
        onSearch: setText,
      }}
      locate={{
        label: t('common:geolocation.locate'),
        busyLabel: t('place.locating'),
        busy: nearest.isLooking,
        onLocate: nearest.look,
      }}
      radius={
        state.commune
          ? {
              label: t('place.radius'),
              value: String(state.radius),
              options: radii.map((radius) => ({
                value: String(radius),
                label: radius ? formatDistance(radius, language).distance : t('place.alone'),
                count: formatCount(distances?.[radius], t, language),
              })),
              onChange: (radius) => onChange({ commune: state.commune, radius: Number(radius), areas: [], city: null }),
            }
          : undefined
      }
      source={t('place.source')}
      labels={{ close: t('common:close'), clear: t('place.everywhere'), show: showLabel }}
      onClear={state.commune || state.areas.length ? () => choose(null) : undefined}
      onClose={onClose}
    />
  );
}
