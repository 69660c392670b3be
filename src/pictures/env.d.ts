interface ImportMetaEnv {
  /** The folder of the pictures of the menu. */
  readonly PICTURES: string;
}
