import { DataLayout } from '../../frame/DataLayout';
import { Home } from './Home';

/** The home page of a user, with its own data provider, since a public page has none. */
export default function SignedInHome() {
  return (
    <DataLayout>
      <Home />
    </DataLayout>
  );
}
