/** What the page of an order shows once it is followed, which comes in one file. */
export { ArrivalView } from '#src/flows/arrival/ArrivalView.tsx';
export { CancellationView } from '#src/flows/cancellation/CancellationView.tsx';
export { TrackerView } from '#src/flows/tracker/TrackerView.tsx';
