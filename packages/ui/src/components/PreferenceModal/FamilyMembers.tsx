'use client';

import { ChipGroup } from '../ChipGroup/ChipGroup';
import type { ChosenPreference, PreferenceFamily } from './PreferenceFamily';

export interface FamilyMembersProps {
  family: PreferenceFamily;
  chosen: readonly ChosenPreference[];
  onToggle: (preference: ChosenPreference) => void;
}

/** The value of the chip for the whole family. The slugs of members are never empty. */
const whole = '';

/** Chips for the whole family and for each of its members. */
export function FamilyMembers({ family, chosen, onToggle }: FamilyMembersProps) {
  const value = chosen
    .filter(({ category }) => category === family.value)
    .map(({ subcategory }) => subcategory ?? whole);

  function toggleDifference(next: readonly string[]) {
    const toggled = [...next, ...value].filter((slug) => next.includes(slug) !== value.includes(slug));
    for (const slug of toggled) onToggle({ category: family.value, subcategory: slug === whole ? null : slug });
  }

  return (
    <ChipGroup
      label={family.label}
      name={family.value}
      tone={family.tone}
      options={[{ value: whole, label: family.wholeLabel }, ...family.members]}
      value={value}
      onValueChange={toggleDifference}
    />
  );
}
