import { useRouteContext } from '@tanstack/react-router';
import { paymentOptionsQuery } from '#src/api/stored-payment.ts';
import { PaymentsPart } from '#src/flows/profile/ListParts.tsx';
import { Loaded, useFormActor, type PartProps } from './-part.tsx';

export function Payments(props: PartProps) {
  const { call } = useRouteContext({ from: '__root__' });
  const form = useFormActor(props, 'payments');
  return (
    <Loaded query={paymentOptionsQuery(call)}>
      {(options) => <PaymentsPart {...form} options={options} today={Temporal.Now.plainDateISO().toString()} />}
    </Loaded>
  );
}
