import { PageHeading } from '#src/ui/PageHeading.tsx';
import * as css from '#src/flows/order-setup/OrderSetup.css.ts';
import { Steps } from '#src/ui/Steps.tsx';

const headings = { cafe: 'Choose a cafe for pickup', time: 'When would you like it?', address: 'Where should we bring it?' };

/** Steps and heading of a page of the order setup, as the setup hands them to the flow inside. */
export const setupHead = (step: keyof typeof headings) => (
  <div className={css.head}>
    <Steps
      label="Steps"
      doneLabel="done"
      steps={[
        { key: 'destination', label: step === 'address' ? 'Delivery' : 'Pickup', state: 'done', onPick: () => {} },
        step === 'time'
          ? { key: 'cafe', label: 'Old Mill', state: 'done', onPick: () => {} }
          : { key: step, label: step === 'cafe' ? 'Cafe' : 'Address', state: 'current' },
        { key: 'time', label: 'Time', state: step === 'time' ? 'current' : 'next' },
      ]}
    />
    <PageHeading heading={headings[step]} />
  </div>
);
