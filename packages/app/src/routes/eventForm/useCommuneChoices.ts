import { splitWords } from '@lively/engine';
import { areaOf, findDistrict } from '@lively/engine/areas';
import type { EventFormProps } from '@lively/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommuneSearch } from '../../data/useCommuneSearch';

/** Returns the communes that the typed city may mean, after the district that it names, as choices of the field. */
export function useCommuneChoices(): EventFormProps['communes'] {
  const { t } = useTranslation(['eventForm', 'common', 'taxonomy']);
  const [text, setText] = useState('');
  const search = useCommuneSearch(text, true);
  const district = findDistrict(splitWords(text).join(' '));
  const department = district && areaOf(district.code.slice(0, 2));
  const options = department ? [{ ...district, department }, ...(search.data ?? [])] : search.data;
  return {
    options: (options ?? []).map(({ code, name, department }) => ({
      value: code,
      label: name,
      note: t('communes.department', { name: department.name, code: department.code }),
    })),
    state: options ? 'ready' : search.isError ? 'failed' : 'loading',
    onSearch: setText,
  };
}
