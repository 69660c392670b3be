import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Id } from './wire.ts';

/** C-23: the content repository's own view of the menu; its failure is only logged (MENU-05). */
export const menuInfo = endpoint({
  name: 'menu.info',
  method: 'get',
  path: '/menu/info',
  access: 'public',
  answer: v.looseObject({ cafesInJcr: v.array(Id), version: Id }),
});
