import { Link } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { edit } from './OrderPlace.css.ts';

/** The way to change how, where and when. `returnTo` is the page to come back to. */
export const EditOrder = ({ returnTo }: { readonly returnTo: string }) => (
  <Link to="/app/startOrder.html" search={{ returnTo }} className={edit} aria-label={text('shell.edit.order')}>
    {text('shell.edit')}
  </Link>
);
