import { ProfileView } from '#src/flows/profile/ProfileView.tsx';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './profile.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <ProfileView
      screen={screen}
      send={send}
      part="payments"
      firstName="Pat"
      linkTo={(part, { onClick, children, ...link }) => (
        <a
          href={`#${part}`}
          {...link}
          onClick={(event) => {
            event.preventDefault();
            onClick();
          }}
        >
          {children}
        </a>
      )}
      onSignOut={() => {}}
    >
      <output>The part stands here.</output>
    </ProfileView>
  </main>
);
