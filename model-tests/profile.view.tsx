import { ProfileView } from '#src/views/profile/ProfileView.tsx';
import type { View } from './kit/view.ts';
import type { model } from './profile.model.ts';

export const view: View<typeof model> = (screen, send) => (
  <main>
    <ProfileView
      screen={screen}
      send={send}
      part="profile"
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
