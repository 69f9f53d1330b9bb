import { FeatureCard } from '../../components/FeatureCard/FeatureCard';
import { columnsFor } from './columnsFor';
import { PageSection } from './PageSection';
import { RichText } from './RichText';

interface FeaturesProps {
  id?: string | undefined;
  title: string;
  items: readonly { id: string; title: string; text: string }[];
}

/** Titled cards side by side: values, benefits, initiatives. */
export function Features({ id, title, items }: FeaturesProps) {
  return (
    <PageSection id={id} title={title}>
      <div className={columnsFor(items.length)}>
        {items.map((item) => (
          <FeatureCard key={item.id} title={item.title} text={<RichText text={item.text} />} />
        ))}
      </div>
    </PageSection>
  );
}
