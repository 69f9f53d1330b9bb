import { Testimonial } from '../../components/Testimonial/Testimonial';
import { columnsFor } from './columnsFor';
import { PageSection } from './PageSection';

interface QuotesProps {
  title: string;
  items: readonly { id: string; quote: string; name: string; role: string }[];
}

/** Quotes from two or three people. */
export function Quotes({ title, items }: QuotesProps) {
  return (
    <PageSection title={title}>
      <div className={columnsFor(items.length)}>
        {items.map(({ id, ...testimonial }) => (
          <Testimonial key={id} {...testimonial} />
        ))}
      </div>
    </PageSection>
  );
}
