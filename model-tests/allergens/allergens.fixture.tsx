import { AllergenQuestion } from '#src/flows/allergens/AllergenQuestion.tsx';
import { AllergensView } from '#src/flows/allergens/AllergensView.tsx';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './allergens.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    {screen.kind === 'asking' && <AllergenQuestion screen={screen} send={send} />}
    <AllergensView
      screen={screen}
      send={send}
      diets={['Vegetarian', 'Vegan']}
      countOf={() => ({ all: 8, shown: 8, isHiding: true })}
      section={null}
      cafe={{ name: 'Riverside', phone: '(217) 555-0142' }}
    />
  </main>
);
