import type { EventFormProps } from '@lively/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommuneSearch } from '../../data/useCommuneSearch';

/** Returns the communes that the typed city may mean, as choices of the field. */
export function useCommuneChoices(): EventFormProps['communes'] {
  const { t } = useTranslation(['eventForm', 'common', 'taxonomy']);
  const [text, setText] = useState('');
  const search = useCommuneSearch(text, true);
  return {
    options: (search.data ?? []).map(({ code, name, department }) => ({
      value: code,
      label: name,
      note: t('communes.department', { name: department.name, code: department.code }),
    })),
    state: search.isError ? 'failed' : search.data ? 'ready' : 'loading',
    onSearch: setText,
  };
}
