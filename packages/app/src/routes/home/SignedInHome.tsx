import { DataLayout } from '../../frame/DataLayout';
import { Home } from './Home';

/** What a user comes home to, with the data that a public page has not. */
export default function SignedInHome() {
  return (
    <DataLayout>
      <Home />
    </DataLayout>
  );
}
