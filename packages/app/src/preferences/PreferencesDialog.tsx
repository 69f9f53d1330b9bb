import type { createEventPreferencesMachine } from '@lively/machines';
import { PreferenceModal } from '@lively/ui';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { readLanguage, textsOf } from '../i18n/texts';
import { toPreferenceFamilies } from './toPreferenceFamilies';
import { toPreferenceLabels } from './toPreferenceLabels';

type PreferencesMachine = ReturnType<typeof createEventPreferencesMachine>;

export type PreferencesActor = ActorRefFrom<PreferencesMachine>;

/** The preferences dialog of a machine that is running. */
export function PreferencesDialog({ actor }: { actor: PreferencesActor }) {
  const t = textsOf('preferences');
  const language = readLanguage();
  const snapshot = useSelector(actor, (current) => current);
  const { draft, category, problem } = snapshot.context;
  return (
    <PreferenceModal
      step={stepOf(snapshot)}
      families={toPreferenceFamilies(t)}
      family={category}
      chosen={draft}
      labels={toPreferenceLabels(t, language)}
      saving={snapshot.hasTag('saving')}
      problem={problem ? t(`problem.${problem}`) : undefined}
      onFamilyChoose={(family) => actor.send({ type: 'preferences.categoryChosen', category: family })}
      onToggle={(preference) => actor.send({ type: 'preferences.toggled', preference })}
      onBack={() => actor.send({ type: 'preferences.returned' })}
      onContinue={() => actor.send({ type: 'preferences.reviewed' })}
      onSave={() => actor.send({ type: 'preferences.submitted' })}
      onClose={() => actor.send({ type: 'preferences.closed' })}
    />
  );
}

function stepOf(snapshot: SnapshotFrom<PreferencesMachine>) {
  if (!snapshot.matches('open')) return null;
  if (snapshot.matches({ open: 'categories' })) return 'categories';
  return snapshot.matches({ open: 'subcategories' }) ? 'subcategories' : 'recap';
}
