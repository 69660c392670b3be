import '#src/text/lazy/home-returning.ts';
import { text } from '#src/text/text.ts';

interface GreetingProps {
  readonly time: 'morning' | 'afternoon' | 'evening';
  readonly name: string;
}

/** Above the heading of the page, for a member. */
export const Greeting = ({ time, name }: GreetingProps) => text(`homeReturning.${time}`, { name });
