import * as v from 'valibot';

/** A submission whose payment was given up: it places nothing any more. */
export const GivenUp = v.object({ submissionId: v.string() });
