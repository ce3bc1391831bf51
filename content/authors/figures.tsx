/*---
title: Figures for authors
description: Every figure an author may place on a page, drawn from the sample world with its main variants, for choosing and for checking by eye.
type: system
unlisted: true
---*/
import { Icon } from "@/components/ui/icon";

/** The gallery of figures. */
export default function FigureGallery() {
  return <Icon name="note" />;
}
