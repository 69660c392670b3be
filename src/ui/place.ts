interface Place {
  /** The middle of the picture, in percent of the width from the left. */
  readonly left: number;
  /** The foot's height above the scene's lower edge, in percent. */
  readonly bottom: number;
  /** In percent of the width. */
  readonly width: number;
  /** The middle and the foot of what is drawn, in percent of the picture. */
  readonly middle?: number;
  /** See `middle`. */
  readonly foot?: number;
}

/** The style of a picture in a scene, placed by its own middle and foot. */
export const place = ({ left, bottom, width, middle = 50, foot = 87 }: Place) =>
  ({
    position: 'absolute',
    insetInlineStart: `${left}%`,
    insetBlockEnd: `${bottom}%`,
    inlineSize: `${width}%`,
    maxInlineSize: 'none',
    blockSize: 'auto',
    translate: `-${middle}% ${100 - foot}%`,
  }) as const;
