import { splitWords } from '@lively/engine';
import { areaOf, findDistrict } from '@lively/engine/areas';
import { type Commune, shardFor, townsShard } from '@lively/engine/communes';
import type { EventDraft } from '@lively/machines';
import type { EventFormProps } from '@lively/ui/screens';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../../data/BackendContext';
import { shardQuery } from '../../data/shardQuery';
import { formatAlternatives } from '../../i18n/formatAlternatives';
import { useLanguage } from '../../i18n/useLanguage';
import { askCommune, type CommuneQuestion, comparedCityOf } from './askCommune';
import { withDepartment, writeCommunes } from './writeCommunes';

/**
 * Returns the communes that the typed city may mean, after the district that it names, as choices of the field, and what to
 * ask about a city that is not one commune.
 */
export function useCommuneChoices({ location, fullAddress }: EventDraft): EventFormProps['communes'] {
  const { t } = useTranslation(['eventForm', 'common', 'taxonomy']);
  const language = useLanguage();
  const { communes } = useBackend();
  const [text, setText] = useState('');
  const shard = shardFor(text);
  const search = useQuery(shardQuery(communes, shard));
  const { data: towns } = useQuery(shardQuery(communes, townsShard));
  const { data: named } = useQuery(shardQuery(communes, shardFor(comparedCityOf(location))));
  const found = useMemo(
    () => (search.data ? writeCommunes(text, { shard, communes: search.data }) : []),
    [text, shard, search.data],
  );
  const question = useMemo(
    () => (named && towns ? askCommune({ location, fullAddress }, { named, towns }) : null),
    [location, fullAddress, named, towns],
  );
  const district = findDistrict(splitWords(text).join(' '));
  const department = district && areaOf(district.code.slice(0, 2));
  const options = found.map(({ commune, location }) => ({
    value: commune.code,
    label: location,
    note: describe(commune.department),
  }));
  return {
    options: department
      ? [{ value: district.code, label: district.name, note: describe(department) }, ...options]
      : options,
    state: department || search.data ? 'ready' : search.isError ? 'failed' : 'loading',
    question: question
      ? { text: writeQuestion(question), options: question.communes.map(toAnswer(question)) }
      : undefined,
    onSearch: setText,
  };

  function describe({ name, code }: Commune['department']) {
    return t('communes.department', { name, code });
  }

  function writeQuestion({ kind, communes: meant }: CommuneQuestion) {
    return kind === 'misspelt'
      ? t('communes.misspelt', { names: formatAlternatives(meant.map(withDepartment), language) })
      : t(`communes.${kind}`);
  }

  function toAnswer({ kind }: CommuneQuestion) {
    return (commune: Commune) => ({
      value: withDepartment(commune),
      label: kind === 'which' ? describe(commune.department) : withDepartment(commune),
    });
  }
}
