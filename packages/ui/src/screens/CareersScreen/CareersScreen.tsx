'use client';

import { useState } from 'react';
import { CategoryChips } from '../../components/CategoryChips/CategoryChips';
import { JobCard } from '../../components/JobCard/JobCard';
import { Features } from '../page/Features';
import { Figures } from '../page/Figures';
import type { PublicFormControl } from '../page/FormControl';
import { PageSection } from '../page/PageSection';
import { PublicPage } from '../page/PublicPage';
import { ApplicationForm } from './ApplicationForm';
import type { ApplicationValues, CareersContent, Department } from './CareersContent';
import * as styles from './CareersScreen.css';

export interface CareersScreenProps {
  /** The texts of the page. */
  content: CareersContent;
  /** The department whose positions are listed. */
  department: Department | 'all';
  /** Called with the department that the user chooses. */
  onDepartment: (department: Department | 'all') => void;
  /** The application form: its values, errors and state, and the function that sends it. */
  form: PublicFormControl<ApplicationValues>;
}

/** The benefits of working here, the open positions and an application form. Renders the content of the page's `<main>`. */
export function CareersScreen({ content, department, onDepartment, form }: CareersScreenProps) {
  const { departments, positions } = content;
  const labelOf = (value: Department | 'all') => departments.find((choice) => choice.value === value)?.label ?? '';
  const [wanted, setWanted] = useState(form.values?.position || 'spontaneous');
  const shown = positions.filter((position) => department === 'all' || position.department === department);
  return (
    <PublicPage opening={content}>
      <Figures figures={content.figures} />
      <Features title={content.values.title} items={content.values.items} />
      <PageSection id="positions" title={content.positionsTitle}>
        <CategoryChips
          label={content.departmentsLabel}
          options={departments}
          value={department}
          onChange={(value) => onDepartment(value as Department | 'all')}
        />
        <p className={styles.count} role="status">
          {shown.length > 0 ? content.countPositions(shown.length) : content.empty(labelOf(department))}
        </p>
        <div>
          {shown.map(({ id, title, department: team, location, contract, experience, description, skills }) => (
            <JobCard
              key={id}
              title={title}
              facts={[labelOf(team), location, contract, experience]}
              description={description}
              skills={skills}
              skillsLabel={content.skillsLabel}
              apply={{ label: content.applyLabel, href: '#application', onPress: () => setWanted(id) }}
            />
          ))}
        </div>
      </PageSection>
      <Features title={content.benefits.title} items={content.benefits.items} />
      <ApplicationForm content={content} form={form} wanted={wanted} />
    </PublicPage>
  );
}
